#include "server/notice_words.h"

#include <algorithm>
#include <iterator>

namespace omnigo {
namespace {

constexpr NoticeWords kWords[] = {
    {.language = "en",
     .turn = "It is your turn",
     .against = "Against ",
     .turn_mail = "It is your turn in a game of Go:",
     .stop_mail = "To stop these e-mails, open this link:",
     .confirm = "Confirm your e-mail address",
     .confirm_mail = "To use this address for your account {name}, open this link within a day:",
     .recover = "Choose a new password",
     .recover_mail =
         "To choose a new password for your account {name}, open this link within an hour:",
     .ignore = "If you did not ask for this, ignore this e-mail: nothing changes.",
     .left = "Your account no longer uses this address",
     .left_mail = "Your account {name} no longer uses this e-mail address. If you did not do this, "
                  "sign in and change your password:"},
    {.language = "zh",
     .turn = "轮到你了",
     .against = "对手：",
     .turn_mail = "有一局围棋轮到你了：",
     .stop_mail = "如果不想再收到这类邮件，请打开此链接：",
     .confirm = "确认你的电子邮件地址",
     .confirm_mail = "要将此地址用于你的账号 {name}，请在一天之内打开此链接：",
     .recover = "设置新密码",
     .recover_mail = "要为你的账号 {name} 设置新密码，请在一小时之内打开此链接：",
     .ignore = "如果这不是你的请求，请忽略此邮件：一切保持不变。",
     .left = "你的账号不再使用此地址",
     .left_mail = "你的账号 {name} 不再使用此电子邮件地址。如果这不是你的操作，请登录并更改密码："},
    {.language = "ja",
     .turn = "あなたの手番です",
     .against = "相手：",
     .turn_mail = "囲碁の対局があなたの手番です：",
     .stop_mail = "このメールを停止するには、次のリンクを開いてください：",
     .confirm = "メールアドレスの確認",
     .confirm_mail =
         "このアドレスをアカウント{name}で使うには、1日以内に次のリンクを開いてください：",
     .recover = "新しいパスワードの設定",
     .recover_mail = "アカウント{name}"
                     "の新しいパスワードを設定するには、1時間以内に次のリンクを開いてください：",
     .ignore = "心当たりがない場合は、このメールを無視してください。何も変更されません。",
     .left = "アカウントでこのアドレスは使われなくなりました",
     .left_mail = "アカウント{name}"
                  "でこのメールアドレスは使われなくなりました。心当たりがない場合は、ログインしてパ"
                  "スワードを変更してください："},
    {.language = "ko",
     .turn = "내 차례예요",
     .against = "상대: ",
     .turn_mail = "바둑 대국에서 내 차례예요:",
     .stop_mail = "이 메일을 그만 받으려면 다음 링크를 여세요:",
     .confirm = "이메일 주소 확인",
     .confirm_mail = "이 주소를 계정 {name}에 사용하려면 하루 안에 다음 링크를 여세요:",
     .recover = "새 비밀번호 설정",
     .recover_mail = "계정 {name}의 새 비밀번호를 설정하려면 한 시간 안에 다음 링크를 여세요:",
     .ignore = "요청하지 않았다면 이 메일을 무시하세요. 아무것도 바뀌지 않아요.",
     .left = "이 주소는 더 이상 내 계정에 쓰이지 않아요",
     .left_mail = "이 이메일 주소는 더 이상 계정 {name}에 쓰이지 않아요. 직접 바꾸지 않았다면 "
                  "로그인해서 비밀번호를 바꾸세요:"},
    {.language = "de",
     .turn = "Du bist am Zug",
     .against = "Gegen ",
     .turn_mail = "Du bist in einer Go-Partie am Zug:",
     .stop_mail = "Um diese E-Mails abzubestellen, öffne diesen Link:",
     .confirm = "Bestätige deine E-Mail-Adresse",
     .confirm_mail = "Um diese Adresse für dein Konto {name} zu verwenden, öffne innerhalb eines "
                     "Tages diesen Link:",
     .recover = "Wähle ein neues Passwort",
     .recover_mail = "Um ein neues Passwort für dein Konto {name} zu wählen, öffne innerhalb einer "
                     "Stunde diesen Link:",
     .ignore = "Wenn du das nicht angefordert hast, ignoriere diese E-Mail: Es ändert sich nichts.",
     .left = "Dein Konto verwendet diese Adresse nicht mehr",
     .left_mail = "Dein Konto {name} verwendet diese E-Mail-Adresse nicht mehr. Wenn du das nicht "
                  "warst, melde dich an und ändere dein Passwort:"},
    {.language = "fr",
     .turn = "C’est à vous de jouer",
     .against = "Contre ",
     .turn_mail = "C’est à vous de jouer dans une partie de go :",
     .stop_mail = "Pour ne plus recevoir ces e-mails, ouvrez ce lien :",
     .confirm = "Confirmez votre adresse e-mail",
     .confirm_mail = "Pour utiliser cette adresse avec votre compte {name}, ouvrez ce lien dans "
                     "les 24 heures :",
     .recover = "Choisissez un nouveau mot de passe",
     .recover_mail = "Pour choisir un nouveau mot de passe pour votre compte {name}, ouvrez ce "
                     "lien dans l’heure :",
     .ignore = "Si vous n’avez rien demandé, ignorez cet e-mail : rien ne change.",
     .left = "Votre compte n’utilise plus cette adresse",
     .left_mail = "Votre compte {name} n’utilise plus cette adresse e-mail. Si ce n’était pas "
                  "vous, connectez-vous et changez votre mot de passe :"},
    {.language = "es",
     .turn = "Es tu turno",
     .against = "Contra ",
     .turn_mail = "Es tu turno en una partida de go:",
     .stop_mail = "Para dejar de recibir estos correos, abre este enlace:",
     .confirm = "Confirma tu correo electrónico",
     .confirm_mail =
         "Para usar esta dirección con tu cuenta {name}, abre este enlace antes de un día:",
     .recover = "Elige una contraseña nueva",
     .recover_mail = "Para elegir una contraseña nueva para tu cuenta {name}, abre este enlace "
                     "antes de una hora:",
     .ignore = "Si no lo has pedido, ignora este correo: nada cambia.",
     .left = "Tu cuenta ya no usa esta dirección",
     .left_mail = "Tu cuenta {name} ya no usa esta dirección de correo. Si no has sido tú, inicia "
                  "sesión y cambia tu contraseña:"},
};

const NoticeWords* find(std::string_view language) {
  const auto* const found =
      std::find_if(std::begin(kWords), std::end(kWords),
                   [&](const NoticeWords& words) { return words.language == language; });
  return found == std::end(kWords) ? nullptr : found;
}

}  // namespace

const NoticeWords& notice_words(std::string_view language) {
  const NoticeWords* const found = find(language);
  return found == nullptr ? kWords[0] : *found;
}

bool is_language(std::string_view language) { return find(language) != nullptr; }

}  // namespace omnigo
